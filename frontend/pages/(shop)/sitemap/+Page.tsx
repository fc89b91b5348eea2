import { useData } from 'vike-react/useData';
import { helpLinks, shopLinks } from '../../../features/shop/site-links.ts';
import { paths } from '../../../lib/paths.ts';
import { Container, Section } from '../../../ui/page/section.tsx';
import { words } from '../../../words/en/shop/sitemap.ts';
import type { Data } from './+data.ts';
import styles from './sitemap.module.css';

export function Page() {
  const { categories, cities, posts } = useData<Data>();
  return (
    <Container>
      <h1>{words.title}</h1>
      <Section title={words.shop}>
        <Links links={shopLinks.map(({ text, href }) => ({ title: text, path: href }))} />
      </Section>
      <Section title={words.help}>
        <Links links={helpLinks.map(({ text, href }) => ({ title: text, path: href }))} />
      </Section>
      <Section title={words.categories}>
        {categories.map((category) => (
          <div key={category.path} className={styles['kind']}>
            <h3>
              <a href={category.path}>{category.title}</a>
            </h3>
            <Links links={category.products} />
          </div>
        ))}
      </Section>
      {cities.length > 0 && (
        <Section title={words.cities}>
          <Links links={[{ title: words.allCities, path: paths.cities }, ...cities]} />
        </Section>
      )}
      {posts.length > 0 && (
        <Section title={words.posts}>
          <Links links={posts} />
        </Section>
      )}
    </Container>
  );
}

function Links({ links }: { links: readonly { path: string; title: string }[] }) {
  return (
    <ul className={styles['links']}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
