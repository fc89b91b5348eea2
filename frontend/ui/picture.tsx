import { pictureSources, pictureUrl } from '@shop/contracts/catalogue/pictures';
import type { PictureView } from '@shop/contracts/catalogue/views';

interface PictureProps {
  className?: string | undefined;
  picture: PictureView;
  /** How wide it is shown, as in the `sizes` attribute: `64px`, `(width < 760px) 100vw, 480px`. */
  sizes: string;
  /** In sight at once: loaded first instead of late. */
  priority?: boolean;
  /** Beside its own name the picture says nothing new. */
  decorative?: boolean;
}

/** A stored picture in AVIF and WebP; its place is kept before it is there. */
export function Picture({ className, picture, sizes, priority, decorative }: PictureProps) {
  const largest = picture.widths.at(-1) ?? picture.width;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSources(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSources(picture, 'webp')} sizes={sizes} />
      <img
        className={className}
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
