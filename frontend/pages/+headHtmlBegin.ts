import { headScript } from '../lib/head-script.ts';

export const headHtmlBegin = `<script>${headScript}</script>`;
