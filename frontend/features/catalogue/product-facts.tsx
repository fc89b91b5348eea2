import type { ProductView } from '@shop/contracts/catalogue/views';
import type { ReactNode } from 'react';
import { words } from '../../words/en/shop/catalogue.ts';
import styles from './product-facts.module.css';

type Facts = Pick<
  ProductView,
  'code' | 'content' | 'unit' | 'brand' | 'noiseDb' | 'neeriCertificate' | 'hsn' | 'gstBasisPoints'
>;

/** Everything about a product that is a fact. */
export function ProductFacts({ product }: { product: Facts }) {
  return (
    <dl className={styles['facts']}>
      <Fact name={words.code}>{product.code}</Fact>
      {product.content && (
        <Fact name={words.content}>
          {product.content} {words.per(product.unit)}
        </Fact>
      )}
      {product.brand && <Fact name={words.brand}>{product.brand}</Fact>}
      {product.noiseDb !== null && (
        <Fact name={words.noise} help={words.noiseLimit}>
          {words.noiseAt(product.noiseDb)}
        </Fact>
      )}
      {product.neeriCertificate && (
        <Fact name={words.certificate} help={words.certificateHelp}>
          {product.neeriCertificate}
        </Fact>
      )}
      <Fact name={words.tax}>{words.taxIncluded(product.gstBasisPoints / 100, product.hsn)}</Fact>
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
