import { iconUrl } from '@shop/contracts/catalogue/pictures';
import type { PictureView } from '@shop/contracts/catalogue/views';
import { SHOP_COLOURS } from '@shop/contracts/rules/colours';
import { usePageContext } from 'vike-react/usePageContext';
import { inLanguage, LANGUAGES } from '@shop/contracts/rules/language';
import { here, language } from '../lib/language.ts';
import { headFactsOf } from '../lib/head/head-facts.ts';

/** What search engines and shared links need, on every page. */
export function Head() {
  const { urlPathname, publicUrl, shop, config, data, is404, abortStatusCode } = usePageContext();
  const { noindex, ogType } = headFactsOf(data);
  const address = publicUrl + here(urlPathname);
  const hidden = config.noindex || noindex || is404 || abortStatusCode;
  return (
    <>
      <Icons logo={shop.looks.logo} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={SHOP_COLOURS[shop.looks.colour]} />
      <meta name="format-detection" content="telephone=no" />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {LANGUAGES.map((each) => (
            <link
              key={each}
              rel="alternate"
              hrefLang={`${each}-IN`}
              href={publicUrl + inLanguage(each, urlPathname)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={publicUrl + urlPathname} />
        </>
      )}
      <meta property="og:type" content={ogType} />
      {!hidden && <meta property="og:url" content={address} />}
      <meta property="og:site_name" content={shop.identity.name} />
      <meta property="og:locale" content={`${language}_IN`} />
    </>
  );
}

/** The shop's own logo, or the lamp that came with it. */
function Icons({ logo }: { logo: PictureView | null }) {
  if (logo)
    return (
      <>
        <link rel="icon" href={iconUrl(logo.key)} type="image/png" />
        <link rel="apple-touch-icon" href={iconUrl(logo.key)} />
      </>
    );
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
