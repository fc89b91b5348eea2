import type { words as English } from '../../en/shop/sitemap.ts';
import type { Translated } from '@shop/contracts/rules/language';

export const words: Translated<typeof English> = {
  title: 'எல்லாப் பக்கங்களும்',
  description: (shop: string) =>
    `${shop}: எல்லாப் பக்கங்களும் ஒரே இடத்தில். பட்டாசு வகைகள், ஊர்கள், பதிவுகள், உதவி, விதிமுறைகள்.`,
  shop: 'கடை',
  help: 'உதவியும் விதிமுறைகளும்',
  categories: 'பட்டாசு வகைகள்',
  cities: 'ஊர்கள்',
  allCities: 'எல்லா ஊர்களும்',
  posts: 'பதிவுகள்',
};
