import { headScript } from '../lib/head/head-script.ts';

export const headHtmlBegin = `<script>${headScript}</script>`;
