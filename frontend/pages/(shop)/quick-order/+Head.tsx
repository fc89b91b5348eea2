import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import type { GlobalContextServer } from 'vike/types';
import type { PackedView } from '../../../features/orders/form/packed-list.ts';
import earlyScript from '../../../lib/head/inline/price-list.ts?script';

type Manifest = NonNullable<GlobalContextServer['assetsManifest']>;

/** As Vike names the script of a page. */
const PAGE = 'virtual:vike:page-entry:client:';
const REVIEW = 'features/orders/review/review.tsx';

/**
 * Of a list, what counts taps before the page's own script is there; of a review that was posted its styles, which a list
 * has later, with the script that makes its review.
 */
export function Head() {
  const { posted } = useData<PackedView>();
  const { pageId, globalContext } = usePageContext();
  if (posted === null) return <script dangerouslySetInnerHTML={{ __html: earlyScript }} />;
  if (posted.step !== 'review' || globalContext.isClientSide || !globalContext.assetsManifest) return null;
  const onPage = stylesOf(PAGE + pageId, globalContext.assetsManifest);
  return [...stylesOf(REVIEW, globalContext.assetsManifest)]
    .filter((file) => !onPage.has(file))
    .map((file) => <link key={file} rel="stylesheet" href={`/${file}`} />);
}

/** The files of styles that a script needs, itself and by what it imports. */
function stylesOf(script: string, manifest: Manifest): Set<string> {
  const scripts = new Set([script]);
  const styles = new Set<string>();
  for (const name of scripts) {
    const { css = [], imports = [] } = manifest[name] ?? {};
    css.forEach((file) => styles.add(file));
    imports.forEach((next) => scripts.add(next));
  }
  return styles;
}
