import type { ProductView } from '@shop/contracts/catalogue/views';
import type { PageField } from '@shop/contracts/rules/catalogue/product-fields';
import type { ReactNode } from 'react';
import { contentOf } from '../../words/en/shop/goods-facts.ts';
import { words } from '../../words/en/shop/catalogue.ts';
import styles from './product-facts.module.css';

type Facts = Pick<ProductView, 'code' | 'content' | 'unit' | PageField>;

/** Those that stand elsewhere on the page, or with another: the tax with the HSN. */
type Elsewhere = 'videoUrl' | 'description' | 'descriptionTa' | 'gstBasisPoints';

/** A fact for each field that the page shows; nothing where the product has none. */
const facts: Record<Exclude<PageField, Elsewhere>, (product: Facts) => ReactNode> = {
  packItems: ({ packItems }) =>
    packItems.length > 0 && (
      <Fact name={words.packItems}>
        <ul className={styles['items']}>
          {packItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Fact>
    ),
  brand: ({ brand }) => brand && <Fact name={words.brand}>{brand}</Fact>,
  burnSeconds: ({ burnSeconds }) =>
    burnSeconds !== null && <Fact name={words.burns}>{words.burnsFor(burnSeconds)}</Fact>,
  shots: ({ shots }) => shots !== null && <Fact name={words.shots}>{shots}</Fact>,
  heightMetres: ({ heightMetres }) =>
    heightMetres !== null && <Fact name={words.height}>{words.heightOf(heightMetres)}</Fact>,
  noiseDb: ({ noiseDb }) =>
    noiseDb !== null && (
      <Fact name={words.noise} help={words.noiseLimit}>
        {words.noiseAt(noiseDb)}
      </Fact>
    ),
  neeriCertificate: ({ neeriCertificate }) =>
    neeriCertificate && (
      <Fact name={words.certificate} help={words.certificateHelp}>
        {neeriCertificate}
      </Fact>
    ),
  hsn: ({ hsn, gstBasisPoints }) => (
    <Fact name={words.tax}>{words.taxIncluded(gstBasisPoints / 100, hsn)}</Fact>
  ),
};

/** Everything about a product that is a fact. */
export function ProductFacts({ product }: { product: Facts }) {
  const { code, content, unit } = product;
  return (
    <dl className={styles['facts']}>
      <Fact name={words.code}>{code}</Fact>
      {content && (
        <Fact name={words.content}>
          {content && contentOf(content)} {words.per(unit)}
        </Fact>
      )}
      {Object.entries(facts).map(([field, Shown]) => (
        <Shown key={field} {...product} />
      ))}
    </dl>
  );
}

function Fact({ name, help, children }: { name: string; help?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {help && <span className={styles['help']}>{help}</span>}
      </dd>
    </div>
  );
}
