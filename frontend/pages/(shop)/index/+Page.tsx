import type { PictureView } from '@shop/contracts/catalogue/views';
import { usePageContext } from 'vike-react/usePageContext';
import { useData } from 'vike-react/useData';
import { PostCards } from '../../../features/blog/post-cards.tsx';
import { BestSellers } from '../../../features/catalogue/best-sellers.tsx';
import { CategoryGrid } from '../../../features/catalogue/category-grid.tsx';
import { ReadyLists } from '../../../features/orders/ready/ready-lists.tsx';
import { CityDates } from '../../../features/places/city-dates.tsx';
import { WelcomeBack } from '../../../features/orders/remembered/welcome-back.tsx';
import { HowItWorks } from '../../../features/shop/how-it-works.tsx';
import { TrustFacts } from '../../../features/shop/trust-facts.tsx';
import { langOf } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Container, Section } from '../../../ui/page/section.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { words } from '../../../words/en/shop/home.ts';
import { words as ready } from '../../../words/en/shop/ready-lists.ts';
import type { Data } from './+data.ts';
import styles from './home.module.css';

export function Page() {
  const { shop } = usePageContext();
  const { headline, sentence, categories, readyLists, bestSellers, cities, schemes, posts } = useData<Data>();
  const { identity, saleMode } = shop;
  return (
    <Container>
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1 lang={langOf(headline)}>{headline}</h1>
          <p lang={langOf(sentence)}>{sentence}</p>
          <div className={styles['actions']}>
            <LinkButton href={paths.quickOrder}>{words.openList}</LinkButton>
            <LinkButton href={paths.crackers} look="quiet">
              {words.browse}
            </LinkButton>
          </div>
          {saleMode === 'catalogue' && <Notice>{words.catalogueOnly}</Notice>}
        </div>
        <HomePicture picture={shop.looks.homePicture} />
      </section>
      <WelcomeBack />
      <Section title={words.categories}>
        <CategoryGrid categories={categories} />
      </Section>
      {readyLists.length > 0 && saleMode !== 'catalogue' && (
        <Section title={ready.title}>
          <p className={styles['muted']}>{ready.help}</p>
          <ReadyLists lists={readyLists} list={paths.quickOrder} />
        </Section>
      )}
      {bestSellers.length > 0 && (
        <Section title={words.bestSellers}>
          <BestSellers products={bestSellers} />
        </Section>
      )}
      {saleMode !== 'catalogue' && (
        <Section title={words.steps}>
          <HowItWorks saleMode={saleMode} />
        </Section>
      )}
      <Section title={words.trust}>
        <TrustFacts identity={identity} />
      </Section>
      {schemes.length > 0 && (
        <Section title={words.schemes}>
          <p className={styles['muted']}>{words.schemesText}</p>
          <ul className={styles['schemes']}>
            {schemes.map(({ slug, name, monthlyPaise, instalments, totals }) => (
              <li key={slug}>
                <h3 lang={langOf(name)}>{name}</h3>
                <p>{words.scheme(monthlyPaise, instalments, totals.paidPaise, totals.worthPaise)}</p>
              </li>
            ))}
          </ul>
          <LinkButton href={paths.schemes} look="quiet">
            {words.schemesLink}
          </LinkButton>
        </Section>
      )}
      {cities.length > 0 && (
        <Section title={words.cities}>
          <CityDates cities={cities} />
          <p className={styles['more']}>
            <a href={paths.cities}>{words.allCities}</a>
          </p>
        </Section>
      )}
      {posts.length > 0 && (
        <Section title={words.posts}>
          <PostCards posts={posts} />
          <p className={styles['more']}>
            <a href={paths.blog}>{words.postsLink}</a>
          </p>
        </Section>
      )}
      <Section title={words.safety}>
        <p className={styles['muted']}>{words.safetyText}</p>
        <LinkButton href={paths.fireSafety} look="quiet">
          {words.safetyLink}
        </LinkButton>
      </Section>
    </Container>
  );
}

const SIZES = '(width < 900px) 100vw, 600px';

/** The owner's picture, or the one that came with the shop. */
function HomePicture({ picture }: { picture: PictureView | null }) {
  if (picture) return <Picture className={styles['own']} picture={picture} sizes={SIZES} priority />;
  return (
    <picture className={styles['picture']}>
      <source
        type="image/avif"
        srcSet="/pictures/home-640.avif 640w, /pictures/home-1280.avif 1280w"
        sizes={SIZES}
      />
      <source
        type="image/webp"
        srcSet="/pictures/home-640.webp 640w, /pictures/home-1280.webp 1280w"
        sizes={SIZES}
      />
      <img
        src="/pictures/home-1280.webp"
        alt={words.pictureAlt}
        width="1280"
        height="720"
        fetchPriority="high"
      />
    </picture>
  );
}
