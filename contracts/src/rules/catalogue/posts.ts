/** A post is `withdrawn` when it had been public and was deleted: its address says that it is gone. */
export const POST_STATES = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof POST_STATES)[number];

/** The most tags of a post. */
export const MOST_TAGS = 10;
