import type { PictureView } from '@shop/contracts/catalogue/views';
import { Picture } from '../../../ui/picture.tsx';
import styles from './product-list.module.css';

/** The first picture of a product beside its name; without one its place is kept. */
export function Thumbnail({ picture }: { picture: PictureView | null }) {
  return (
    <span className={styles['thumbnail']}>
      {picture && <Picture picture={picture} sizes="40px" decorative />}
    </span>
  );
}
