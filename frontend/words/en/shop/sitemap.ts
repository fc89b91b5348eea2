export const words = {
  title: 'Sitemap',
  description: (shop: string) =>
    `Every page of ${shop} in one list: crackers by kind, cities, blog, help and law.`,
  shop: 'The shop',
  help: 'Help and law',
  categories: 'Crackers by kind',
  cities: 'Cities',
  allCities: 'All cities',
  posts: 'Blog',
} as const;
