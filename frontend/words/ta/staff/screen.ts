import type { words as English } from '../../en/staff/screen.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { contentOf, unitOf } from '../shop/goods-facts.ts';

/** What every screen of staff and referrers says of its own. */
export const words: Translated<typeof English> = {
  loading: 'வருகிறது',
  retry: 'மறுபடி முயற்சி',
  notHere: 'இந்த முகவரியில் எதுவும் இல்லை',
  notHereHelp: 'அதை நீக்கியிருப்பார்கள், அல்லது முகவரி தவறு. லிஸ்டில் தேடுங்கள்.',
  notFetched: 'பக்கத்தின் இந்தப் பகுதி வரவில்லை. இன்டர்நெட் வந்ததும் பக்கத்தை மறுபடி திறங்கள்.',
  notAllowed: 'இந்தப் பக்கத்தைத் திறக்க உங்களுக்கு அனுமதி இல்லை',
  notAllowedHelp: 'உங்களுக்கு இது வேண்டும் என்றால் ஓனரிடம் கேளுங்கள்.',
  close: 'மூடு',
  back: 'பின்னால்',
  signOut: 'வெளியேறு',
  notLive: 'லைவ் இல்லை',
  notLiveHelp: 'மற்றவர்கள் மாற்றுவது அரை நிமிடத்துக்குள் இங்கே தெரியும்.',
  undo: 'பழையபடி',
  onceOnly: 'முதல் பதில் வராததால் மறுபடி அனுப்பினோம்; ஆனாலும் ஒரு முறைதான் பதிவானது.',
  unit: unitOf,
  content: contentOf,
  dayExample: 'உதாரணம்: 20-11-2026',
  openCalendar: 'காலண்டரைத் திற',
  calendar: 'காலண்டர்',
  calendarComes: 'காலண்டர் வருகிறது …',
};
