import type { ChangeRequestView, OwnChangesView } from '@shop/contracts/own-changes/views';
import type { OwnChangeKind } from '@shop/contracts/rules/orders/own-changes';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import type { words as English } from '../../en/shop/own-change-page.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { changeSentence } from './order-changes.ts';
import { obstacles } from './own-change-obstacles.ts';

/** What a customer may change of her order, and what she asked for. Made on the server: no script carries it. */
export const words: Translated<typeof English> = {
  edit: (isAtOnce: boolean) => (isAtOnce ? 'ஆர்டரை மாற்று' : 'மாற்றம் கேட்க'),
  cancel: (isAtOnce: boolean) => (isAtOnce ? 'ஆர்டரை ரத்து செய்' : 'ரத்து செய்யக் கேட்க'),
  withdraw: 'கோரிக்கையை விலக்கிக்கொள்',
  failed: 'கோரிக்கையை விலக்கிக்கொள்ள முடியவில்லை',
  settled: 'அதற்குள் நாங்கள் பதில் சொல்லிவிட்டோம். கீழே இருப்பது உங்கள் இப்போதைய ஆர்டர்.',
};

/** What may be done; null: nothing is to be said of it. */
export function mayChange(
  { edit, cancel, isAtOnce }: OwnChangesView,
  state: OrderState,
  device: boolean,
): string | null {
  if (edit === 'finished')
    return device && (state === 'packed' || state === 'dispatched') ? obstacles.finished : null;
  if (edit === 'asked') return null;
  if (edit === null)
    return isAtOnce
      ? 'நாங்கள் உறுதி செய்யும் வரை நீங்களே ஆர்டரை மாற்றலாம், ரத்து செய்யலாம்.'
      : 'பேக் ஆகும் வரை மாற்றவோ ரத்து செய்யவோ எங்களிடம் கேட்கலாம். பதில் இங்கே வரும்.';
  return cancel === null ? `${obstacles[edit]} ரத்து செய்ய வேண்டும் என்றால் இங்கே கேட்கலாம்.` : obstacles[edit];
}

const titles: Record<ChangeRequestView['state'], Record<OwnChangeKind, string>> = {
  open: { edit: 'நீங்கள் ஒரு மாற்றம் கேட்டீர்கள்', cancel: 'இந்த ஆர்டரை ரத்து செய்யக் கேட்டீர்கள்' },
  declined: { edit: 'நீங்கள் கேட்டபடி மாற்ற முடியவில்லை', cancel: 'இந்த ஆர்டரை ரத்து செய்ய முடியவில்லை' },
  overtaken: { edit: 'நீங்கள் கேட்ட மாற்றம் நடக்கவில்லை', cancel: 'உங்கள் ஆர்டர் ரத்து ஆகவில்லை' },
};

export const requestTitle = ({ kind, state }: ChangeRequestView): string => titles[state][kind];

export function requestSentences({ state, changes, answer }: ChangeRequestView): string[] {
  const asked = changes.map(changeSentence);
  if (state === 'open') return [...asked, 'பதில் இங்கே வரும். அதுவரை உங்கள் ஆர்டர் இருந்தபடியே இருக்கும்.'];
  if (state === 'overtaken')
    return [
      'நாங்கள் பதில் சொல்லும் முன் ஆர்டர் மாறிவிட்டது. கீழே பாருங்கள்; இன்னும் மாற்ற வேண்டும் என்றால் மறுபடி கோரிக்கை அனுப்புங்கள்.',
    ];
  return [
    ...(answer ? [`எங்கள் பதில்: ${answer}`] : []),
    `உங்கள் ஆர்டர் இருந்தபடியே இருக்கிறது.${asked.length > 0 ? ' நீங்கள் கேட்டது:' : ''}`,
    ...asked,
  ];
}
