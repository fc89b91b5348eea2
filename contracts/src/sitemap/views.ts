/** A page that the content makes; pages of fixed text are the frontend's own knowledge. */
export interface SitemapEntryView {
  /** `/crackers/sparklers`. */
  path: string;
  /** What a person reads: `Sparklers`. */
  title: string;
  updatedAt: string;
}

/** Pages that search engines may list, in reading order. */
export interface SitemapView {
  categories: SitemapEntryView[];
  products: SitemapEntryView[];
  cities: SitemapEntryView[];
  posts: SitemapEntryView[];
}
