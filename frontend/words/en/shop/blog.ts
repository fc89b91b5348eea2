export const words = {
  title: 'Blog',
  pageTitle: (page: number) => (page === 1 ? 'Blog' : `Blog, page ${page}`),
  description: (shop: string) =>
    `What ${shop} has learnt about buying, carrying, storing and lighting crackers, told plainly.`,
  lead: 'What we are asked most, answered at length.',
  empty: 'Nothing is written yet.',
  by: (author: string, day: string) => (author === '' ? day : `${author}, ${day}`),
  updated: (day: string) => `Brought up to date on ${day}`,
  tags: 'About',
  others: 'Read on',
  all: 'All posts',
  pages: 'Pages',
  newer: 'Newer posts',
  older: 'Older posts',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  breadcrumbs: 'Where you are',
} as const;
