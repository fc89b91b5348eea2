import { pictureSources, pictureUrl } from '@shop/contracts/catalogue/pictures';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { Ref } from 'react';

interface PictureProps {
  className?: string | undefined;
  ref?: Ref<HTMLImageElement>;
  picture: PictureView;
  /** How wide it is shown, as in the `sizes` attribute: `64px`, `(width < 760px) 100vw, 480px`. */
  sizes: string;
  /** In sight at once: loaded first instead of late. */
  priority?: boolean;
  /** The file that is shown when it is zoomed. */
  'data-zoom-src'?: string;
  /** Beside its own name the picture says nothing new. */
  decorative?: boolean;
}

/** A stored picture in AVIF and WebP; its place is kept before it is there. */
export function Picture({ picture, sizes, priority, decorative, ...img }: PictureProps) {
  const largest = picture.widths.at(-1) ?? picture.width;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSources(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSources(picture, 'webp')} sizes={sizes} />
      <img
        {...img}
        src={pictureUrl(picture.key, largest, 'webp')}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
