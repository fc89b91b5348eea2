import { pictureUrl } from '@shop/contracts/catalogue/pictures';
import type { PictureView } from '@shop/contracts/catalogue/views';
import { useRef, useState } from 'react';
import { useImageZoom } from '../../lib/zoom/use-image-zoom.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { Picture } from '../../ui/picture.tsx';
import { words } from '../../words/en/shop/catalogue.ts';
import styles from './product-pictures.module.css';

const SIZES = '(width < 860px) 30vh, 540px';

const showOffline = () => toast(words.zoomOffline, 'error');

/** The chosen picture, zoomable, over small ones of all. */
export function ProductPictures({ pictures }: { pictures: readonly PictureView[] }) {
  const [chosen, setChosen] = useState(0);
  const picture = pictures[chosen];
  if (!picture) return <div className={styles['stage']} />;
  return (
    <div className={styles['pictures']}>
      <ZoomPicture key={picture.key} picture={picture} />
      {pictures.length > 1 && (
        <div className={styles['strip']} role="group" aria-label={words.morePictures}>
          {pictures.map((each, index) => (
            <button
              key={each.key}
              type="button"
              aria-label={each.alt}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <Picture picture={each} sizes="72px" decorative />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function ZoomPicture({ picture }: { picture: PictureView }) {
  const stage = useRef<HTMLDivElement>(null);
  useImageZoom(stage, showOffline);
  return (
    <div ref={stage} className={styles['stage']}>
      <Picture picture={picture} sizes={SIZES} priority />
      <a
        // The browser chose a file for the place on the page: what is zoomed has more room.
        href={pictureUrl(picture.key, picture.widths.at(-1) ?? picture.width, 'webp')}
        // The router leaves alone what opens beside the page.
        target="_blank"
        rel="noopener"
        className={styles['zoom']}
        aria-label={words.zoom}
        title={words.zoom}
      >
        <Icon name="search" />
      </a>
    </div>
  );
}
