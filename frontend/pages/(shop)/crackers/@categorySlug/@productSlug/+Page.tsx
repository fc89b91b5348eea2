import { useData } from 'vike-react/useData';
import { AddToList } from '../../../../../features/catalogue/add-to-list.tsx';
import { ProductFacts } from '../../../../../features/catalogue/product-facts.tsx';
import { ProductList } from '../../../../../features/catalogue/product-list.tsx';
import { ProductPictures } from '../../../../../features/catalogue/product-pictures.tsx';
import { ProductPrice } from '../../../../../features/catalogue/product-price.tsx';
import { ProductVideo } from '../../../../../features/catalogue/product-video.tsx';
import { otherLanguage } from '../../../../../lib/language.ts';
import { paths } from '../../../../../lib/paths.ts';
import { Breadcrumbs } from '../../../../../ui/page/breadcrumbs.tsx';
import { RichText } from '../../../../../ui/text/rich-text.tsx';
import { Container, Section } from '../../../../../ui/page/section.tsx';
import { Tag } from '../../../../../ui/text/tag.tsx';
import { words } from '../../../../../words/en/shop/catalogue.ts';
import type { Data } from './+data.tsx';
import styles from './product.module.css';

export function Page() {
  const { product, crumbs, related } = useData<Data>();
  return (
    <Container>
      <Breadcrumbs label={words.breadcrumbs} crumbs={crumbs} />
      <article className={styles['product']}>
        <ProductPictures key={product.code} pictures={product.pictures} />
        <div className={styles['words']}>
          <h1>
            {product.name}
            {product.nameTa && (
              <span lang={otherLanguage} className={styles['tamil']}>
                {product.nameTa}
              </span>
            )}
          </h1>
          <p className={styles['tags']}>
            {product.green && <Tag kind="green">{words.green}</Tag>}
            {product.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
          <ProductPrice price={product} large />
          <AddToList product={product} />
          <ProductFacts product={product} />
          <RichText html={product.description} />
          {product.videoUrl && <ProductVideo key={product.code} url={product.videoUrl} name={product.name} />}
          <aside className={styles['safety']}>
            <h2>{words.safety}</h2>
            <ul>
              {words.safetyTips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
            <p>
              <a href={paths.fireSafety}>{words.safetyMore}</a>
            </p>
          </aside>
        </div>
      </article>
      {related.length > 0 && (
        <Section title={words.related}>
          <ProductList rows={related} />
        </Section>
      )}
    </Container>
  );
}
