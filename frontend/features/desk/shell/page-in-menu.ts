import { mayUseCamera } from '../../../lib/camera.ts';
import { paths } from '../../../lib/paths.ts';

/** The entry that one is on, or under: of several the one that names most of the address. */
export function pageInMenu(pathname: string, hrefs: readonly string[]): string | undefined {
  // An order that is packed stands under the orders, and belongs to packing.
  const here = mayUseCamera(pathname) ? paths.adminPacking : pathname;
  return hrefs
    .filter((href) => here === href || here.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
