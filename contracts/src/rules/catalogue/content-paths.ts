/** The addresses of pages that the content makes: the backend writes them too, in redirects and in the sitemap. */
export const contentPaths = {
  category: (categorySlug: string) => `/crackers/${categorySlug}`,
  product: (categorySlug: string, productSlug: string) => `/crackers/${categorySlug}/${productSlug}`,
  city: (slug: string) => `/city/${slug}`,
  post: (slug: string) => `/blog/${slug}`,
} as const;
