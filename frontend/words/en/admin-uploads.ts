const megabytes = (bytes: number) => `${Math.floor(bytes / 1_048_576)} MB`;
const count = new Intl.NumberFormat('en-IN');

/** Pictures and documents that staff upload, choose and describe. */
export const words = {
  title: 'Pictures and files',
  choose: 'Choose files',
  orDrop: 'or drop them here.',
  filesTaken: (picture: number, document: number) =>
    `PNG, JPEG, WebP, AVIF or GIF up to ${megabytes(picture)}, PDF up to ${megabytes(document)}.`,
  picturesTaken: (picture: number) => `PNG, JPEG, WebP, AVIF or GIF up to ${megabytes(picture)}.`,
  sending: 'Files on their way',
  progress: (stored: number, all: number, failed: number) =>
    `${stored} of ${all} stored${failed > 0 ? `, ${failed} not` : ''}`,
  arrived: (name: string) => `How much of ${name} has arrived`,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  waiting: 'Waiting',
  converting: 'Making the sizes for phones and screens …',
  stored: 'Stored',
  known: 'It was here already',
  empty: 'The file is empty.',
  retry: 'Try again',
  clear: 'Clear this list',
  leaving: 'Files are still on their way. Leave, and lose those that have not arrived?',
  search: 'Search',
  searchHelp: 'Name or alternative text',
  kinds: { all: 'All', pictures: 'Pictures', documents: 'PDFs' },
  chooseKind: 'Which files',
  found: (total: number, isMore: boolean) =>
    total === 1 && !isMore ? '1 file' : `${count.format(total)}${isMore ? '+' : ''} files`,
  none: 'No files here',
  more: 'Show more',
  noAlt: 'No alternative text',

  facts: 'About this file',
  added: (by: string, at: string) => (by ? `Added by ${by}, ${at}` : `Came with the shop, ${at}`),
  size: (bytes: number) =>
    bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`,
  dimensions: (width: number, height: number) => `${width} × ${height}`,
  alt: 'Alternative text',
  altOf: (place: number) => `Alternative text of picture ${place}`,
  altHelp: 'What the picture shows, for those who do not see it. Leave it empty for an ornament.',
  save: 'Save',
  saved: 'Saved.',
  copyLink: 'Copy link',
  open: 'Open',
  uses: 'Where it is used',
  unused: 'Nowhere. It can be deleted.',
  useKinds: {
    product: 'Product',
    category: 'Category',
    post: 'Blog post',
    scheme: 'Scheme',
    city: 'City',
    setting: 'Settings',
  },
  remove: 'Delete',
  removeSure: (name: string) => `Delete ${name} for good?`,
  removed: 'Deleted.',

  pickOne: 'Choose a picture',
  pickSeveral: 'Choose pictures',
  take: (chosen: number) => (chosen === 1 ? 'Take 1 picture' : `Take ${chosen} pictures`),
  change: 'Change',
  addPictures: 'Add pictures',
  takeOutShort: 'Take out',
  takeOut: (name: string) => `Take out ${name}`,
  noPicture: 'No picture yet',
} as const;
