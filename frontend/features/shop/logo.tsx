import { pictureUrl } from '@shop/contracts/catalogue/pictures';
import { usePageContext } from 'vike-react/usePageContext';

/** A wider logo is made smaller: the shop's name stands beside it. */
const WIDEST = 3;

/** The shop's own logo, or the lamp that came with it. `height` in px. */
export function Logo({ height }: { height: number }) {
  const { logo } = usePageContext().shop.looks;
  if (!logo) return <img src="/logo.svg" alt="" width={height} height={height} />;
  const width = Math.round(height * Math.min(WIDEST, logo.width / logo.height));
  // Twice as many pixels as it is wide, for sharp screens.
  const kept = logo.widths.find((each) => each >= 2 * width) ?? logo.widths.at(-1) ?? logo.width;
  return (
    <img
      src={pictureUrl(logo.key, kept, 'webp')}
      alt=""
      width={width}
      height={height}
      style={{ objectFit: 'contain' }}
    />
  );
}
