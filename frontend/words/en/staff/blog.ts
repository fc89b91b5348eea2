import type { PostStanding } from '@shop/contracts/blog/views';
import { formatDay, formatInstant } from '@shop/contracts/rules/days';
import { counted } from './list.ts';
import { slugWords } from './slug.ts';

/** Posts, as staff write them. */
export const words = {
  title: 'Blog',
  found: counted('post', 'posts'),
  none: 'Nothing is written yet',
  noneHelp: 'A post is a draft first; nobody sees it until you publish it.',
  noneFound: 'No post matches',
  noneFoundHelp: 'Try other words or filters.',
  search: 'Search',
  searchHelp: 'Title, excerpt, tag, author',
  state: 'State',
  anyState: 'All',
  states: { draft: 'Drafts', scheduled: 'Waiting', published: 'Public' },
  tag: 'Tag',
  anyTag: 'Any tag',
  sorts: { changed: 'Changed last', title: 'Title', public: 'Public last' },
  columns: { title: 'Title', standing: 'Public', tags: 'Tags', author: 'Author', changed: 'Changed' },
  standing: ({ state, publishAt, publishedOn }: PostStanding) => {
    if (state === 'scheduled' && publishAt) return `From ${formatInstant(publishAt)}`;
    return state === 'published' && publishedOn ? `Since ${formatDay(publishedOn)}` : 'Draft';
  },
  add: 'Add a post',
  begin: 'Begin writing',
  added: (title: string) => `“${title}” is a draft now.`,
  removeEffects: ['Only drafts are deleted, with their texts. Their pictures stay among the uploads.'],
  record: 'Post',
  fields: {
    title: 'Title',
    titleTa: 'Title in Tamil',
    ...slugWords('how-to-store-crackers'),
    excerpt: 'In short',
    excerptTa: 'In short, in Tamil',
    excerptHelp: 'One or two sentences for the list of posts and for search engines.',
    cover: 'Cover',
    body: 'Text',
    bodyTa: 'Text in Tamil',
    tags: 'Tags',
    tagsHelp: 'What it is about, one after the other.',
    author: 'Author',
  },
  who: 'Who may read it',
  explained: ({ state, publishAt, publishedOn }: PostStanding) => {
    if (state === 'scheduled' && publishAt)
      return `It becomes public by itself on ${formatInstant(publishAt)}. Until then nobody sees it.`;
    if (state === 'published' && publishedOn) return `Everybody, since ${formatDay(publishedOn)}.`;
    return 'A draft: nobody sees it.';
  },
  see: 'See the page',
  preview: 'Preview',
  phonePreview: 'Preview as on a phone',
  saveFirst: 'Save first: what is not saved would not be published.',
  publish: 'Publish now',
  published: 'It is public now.',
  later: { summary: 'Publish later', submit: 'Publish by itself then' },
  scheduled: 'It will become public by itself.',
  takeBack: 'Take back to draft',
  takenBack: 'It is a draft again: nobody sees it.',
  remove: 'Delete this draft',
  askRemove: (title: string) => ({
    title: `Delete “${title}”?`,
    effects: ['The draft and its text are gone for good. Its pictures stay among the uploads.'],
  }),
  removed: (title: string) => `“${title}” is deleted.`,
  previewing: 'A preview with what is not saved yet. Nobody else sees it; it follows what you type.',
} as const;
