import type { DayWords } from './en.ts';

export const dayWords: DayWords = {
  months: [
    'ஜனவரி',
    'பிப்ரவரி',
    'மார்ச்',
    'ஏப்ரல்',
    'மே',
    'ஜூன்',
    'ஜூலை',
    'ஆகஸ்ட்',
    'செப்டம்பர்',
    'அக்டோபர்',
    'நவம்பர்',
    'டிசம்பர்',
  ],

  /** `மாலை 6:05`: the part of the day is said before the hour. */
  spokenTime: (hour, minute) => `${partOfDay(hour)} ${hour % 12 || 12}:${minute}`,
};

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return 'இரவு';
  if (hour < 12) return 'காலை';
  return hour < 16 ? 'மதியம்' : 'மாலை';
}
