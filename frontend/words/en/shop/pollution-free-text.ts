import type { Text } from '../../text.ts';
import { paths } from '../../../lib/paths.ts';

export const text: Text = {
  title: 'Pollution-free crackers',
  description:
    'What green crackers with a CSIR-NEERI certificate are, what SWAS, SAFAL and STAR mean, how to check the QR code on the box, and which crackers in our list have a certificate.',
  lead: 'No firework is free of smoke. What shops call “pollution-free” are green crackers: made by a recipe of CSIR-NEERI, tested, and marked with a QR code. They smoke less; they burn, and some are loud.',
  sections: [
    {
      title: 'What makes a cracker green',
      paragraphs: [
        'CSIR-NEERI, the National Environmental Engineering Research Institute in Nagpur, developed the recipes and tests what factories make by them. A cracker is green only with its certificate.',
        'It must give off at least 30\u00a0% less particulate matter than an ordinary one of its kind, or 20\u00a0% less together with 10\u00a0% less of the gases sulphur dioxide and nitrogen oxides. Barium salts are not allowed in it.',
      ],
    },
    {
      title: 'SWAS, SAFAL and STAR',
      points: [
        'SWAS, Safe Water Releaser: lets off water as vapour, which binds dust.',
        'SAFAL, Safe Minimal Aluminium: uses as little aluminium as it can, with magnesium in place of part of it.',
        'STAR, Safe Thermite Cracker: does without potassium nitrate and sulphur, so that there is less smoke and sulphur dioxide.',
      ],
    },
    {
      title: 'How to check a box',
      points: [
        'Look for the green logo of CSIR-NEERI and a QR code on the box itself, not on the shop’s bill.',
        'Scan it with the CSIR-NEERI green QR code app. It shows the maker and the product; both must be what you hold.',
        'Compare the certificate number with the one on the cracker’s page in our list.',
        'No code, or a code that opens something else: it is not a green cracker, whatever is printed beside it.',
      ],
    },
    {
      title: 'Green sparklers are something else',
      paragraphs: [
        'A “green sparkler” burns with a green flame. That is a colour and says nothing about smoke. Only the certificate does.',
      ],
    },
    {
      title: 'What stays the same',
      points: [
        'The noise limit: no cracker may be louder than 125 dB(AI) or 145 dB(C)pk, measured four metres away.',
        'The hours: light only when your state permits it. Some states, such as Karnataka, permit green crackers only.',
        'The care: they burn as hot as others.',
        'Joined crackers (walas, garlands) are banned in every form.',
      ],
      links: [
        { text: 'Fire-safety tips', href: paths.fireSafety },
        { text: 'Hours and rules by city', href: paths.cities },
      ],
    },
  ],
};
