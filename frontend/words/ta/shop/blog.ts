import type { words as English } from '../../en/shop/blog.ts';
import type { Translated } from '@shop/contracts/rules/language';

export const words: Translated<typeof English> = {
  title: 'பதிவுகள்',
  pageTitle: (page: number) => (page === 1 ? 'பதிவுகள்' : `பதிவுகள், பக்கம் ${page}`),
  description: (shop: string) =>
    `${shop}: பட்டாசு வாங்குவது, கொண்டு போவது, வைத்திருப்பது, பற்ற வைப்பது பற்றி எங்களுக்குத் தெரிந்ததை எளிமையாகச் சொல்கிறோம்.`,
  lead: 'வாடிக்கையாளர்கள் எங்களிடம் அடிக்கடி கேட்கும் கேள்விகளுக்கு விரிவான பதில்.',
  empty: 'இன்னும் எதுவும் எழுதவில்லை.',
  by: (author: string, day: string) => (author === '' ? day : `${author}, ${day}`),
  updated: (day: string) => `திருத்திய தேதி: ${day}`,
  tags: 'எதைப் பற்றி',
  others: 'மேலும் படிக்க',
  all: 'எல்லாப் பதிவுகளும்',
  pages: 'பக்கங்கள்',
  newer: 'இதை விடப் புதியவை',
  older: 'இதை விடப் பழையவை',
  pageOf: (page: number, pages: number) => `பக்கம் ${page} / ${pages}`,
  breadcrumbs: 'இப்போது பார்க்கும் பக்கம்',
};
