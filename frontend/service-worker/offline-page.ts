import script from '../lib/head/inline/offline-page.ts?script';
import { locale } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';
import { words } from '../words/en/shop/offline.ts';

/** A page that needs nothing but itself. Its second link has no address: it asks again for the page that was wanted. */
const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.title}</title>
<script>${script}</script>
<style>
:root{color-scheme:light;background:#faf6ee;color:#14231b;font-family:system-ui,sans-serif;line-height:1.5}
:root.dark{color-scheme:dark;background:#0e1813;color:#e8efe8}
body{max-width:36rem;margin:0 auto;padding:64px 16px;text-align:center}
@view-transition{navigation:auto}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;color:#14683a}
.dark a{color:#5bc88a}
</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.safe}</p>
<p><a href="${paths.quickOrder}">${words.openList}</a> <a href="">${words.retry}</a></p>
</main>
</body>
</html>
`;

export function offlinePage(): Response {
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
