import { formatDay } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { BreakingText } from '../../ui/text/breaking-text.tsx';
import { words } from '../../words/en/shop/site.ts';
import styles from './site-footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { helpLinks, shopLinks } from './site-links.ts';

const say = words.footer;

/** Who the shop is, by what licence it sells, and how to tell it from a fake one. */
export function SiteFooter() {
  const { shop, closed } = usePageContext();
  const { identity } = shop;
  return (
    <footer className={styles['footer']}>
      {shop.isDemonstration && <p className={styles['demonstration']}>{say.demonstration}</p>}
      <div className={styles['inner']}>
        <section>
          <h2>{identity.legalName}</h2>
          {identity.address && (
            <p>
              {identity.address}, {identity.city}&nbsp;{identity.pinCode}
            </p>
          )}
          <p>{say.since(identity.since)}</p>
          {identity.licenceNumber && (
            <dl className={styles['facts']}>
              <dt>{say.licence}</dt>
              <dd>
                {identity.licenceNumber}, {say.licenceUntil(formatDay(identity.licenceExpiresOn))}
              </dd>
              <dt>{say.gstin}</dt>
              <dd>{identity.gstin}</dd>
            </dl>
          )}
        </section>
        <section>
          <h2>{say.help}</h2>
          <ul>
            {identity.phones.map((phone) => (
              <li key={phone}>
                <a href={`tel:+91${phone}`}>{formatMobile(phone)}</a>
              </li>
            ))}
            {identity.whatsapp && (
              <li>
                <a href={`https://wa.me/91${identity.whatsapp}`}>
                  {say.whatsapp} {formatMobile(identity.whatsapp)}
                </a>
              </li>
            )}
            {identity.email && (
              <li>
                <a href={`mailto:${identity.email}`}>
                  <BreakingText text={identity.email} />
                </a>
              </li>
            )}
          </ul>
        </section>
        {!closed && <Links title={say.ordering} links={shopLinks} />}
        {!closed && <Links title={say.reading} links={helpLinks} />}
        <section className={styles['verify']}>
          <h2>{say.verifyTitle}</h2>
          <ul>
            {say.verify.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
      <p className={styles['last']}>
        <LanguageLinks />
        {say.lorryOnly} {say.rights(identity.legalName)}
      </p>
    </footer>
  );
}

function Links({ title, links }: { title: string; links: readonly { text: string; href: string }[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
