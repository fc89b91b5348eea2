import { pathOf } from '@shop/contracts/endpoint';
import { passbookManifest } from '@shop/contracts/schemes/endpoints';

/** What lets a telephone put this passbook, and no other page, on its home screen. */
export function manifestLink(token: string) {
  return <link rel="manifest" href={pathOf(passbookManifest, { token })} />;
}
