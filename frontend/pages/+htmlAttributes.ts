import type { PageContextServer } from 'vike/types';

/** The shop's colour, for ui/tokens.css; green needs no word. */
export function htmlAttributes({ shop }: PageContextServer) {
  const { colour } = shop.looks;
  return colour === 'green' ? {} : { 'data-colour': colour };
}
