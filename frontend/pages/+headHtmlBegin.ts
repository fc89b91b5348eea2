import script from '../lib/head/inline/every-page.ts?script';

export const headHtmlBegin = `<script>${script}</script>`;
