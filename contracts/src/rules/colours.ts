/**
 * The primary colours that a shop can have, as they are on light ground; each holds AA contrast in light and dark
 * (frontend/ui/tokens.css).
 */
export const SHOP_COLOURS = {
  green: '#14683a',
  blue: '#1a5490',
  purple: '#5b3a9e',
  brown: '#7a3f10',
} as const;
export type ShopColour = keyof typeof SHOP_COLOURS;
export const SHOP_COLOUR_NAMES = Object.keys(SHOP_COLOURS) as ShopColour[];
