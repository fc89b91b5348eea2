const ID = /^[\w-]{11}$/;

/** The id of a video of YouTube by any of its addresses; null: it is none. */
export function youTubeIdOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  const id =
    host === 'youtu.be'
      ? first
      : host !== 'youtube.com' && host !== 'youtube-nocookie.com'
        ? ''
        : first === 'watch'
          ? (searchParams.get('v') ?? '')
          : ['shorts', 'embed', 'live'].includes(first)
            ? second
            : '';
  return ID.test(id) ? id : null;
}
