import { colourModeScript } from '../lib/colour-mode-script.ts';

export const headHtmlBegin = `<script>${colourModeScript}</script>`;
