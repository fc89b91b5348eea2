// Who may import whom: the house's walls (see the README at the root), in dependency-cruiser's words.
// `layerRules` see every import, types too. `bundleRules` see what remains at run time, and follow detours.

const feature = '^backend/src/features/([^/]+)';
const controller = String.raw`\.controller\.ts$`;
const wiring = '^backend/src/audiences/[^/]+[.]module[.]ts$';
/** Tables as entities: they stand beside their feature's statements, and below everything else. */
const schema = '^backend/src/(features/[^/]+/adapters/postgres|platform/persistence)/schema/';
const adminPages = '^frontend/pages/admin/';
const validators = 'node_modules/class-(validator|transformer)/';

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/**
 * The rooms of a house, the ground first: what stands on the right of a room is all that it may use of its own house.
 * A folder that is named nowhere here may be used by nobody but the files at the root, which start things.
 */
export const rooms = {
  'backend/src': {
    config: [],
    shared: [],
    platform: ['shared', 'config'],
    features: ['platform', 'shared', 'config'],
    metrics: ['features', 'platform', 'config'],
    audiences: ['features', 'metrics', 'platform'],
    app: ['audiences', 'metrics', 'features', 'platform', 'shared', 'config'],
    demo: ['features', 'platform', 'shared'],
    operations: ['features', 'demo', 'platform', 'shared', 'config'],
  },
  'backend/src/platform': {
    printing: [],
    persistence: [],
    jobs: ['persistence'],
    mail: ['jobs'],
    http: ['persistence', 'printing'],
    live: ['http', 'persistence'],
    tracing: [],
  },
  frontend: {
    lib: [],
    words: ['lib'],
    api: ['words', 'lib'],
    ui: ['words', 'lib'],
    features: ['ui', 'api', 'words', 'lib'],
    layouts: ['features', 'ui', 'api', 'words', 'lib'],
    pages: ['layouts', 'features', 'ui', 'api', 'words', 'lib'],
    server: ['lib'],
    'service-worker': ['words', 'lib'],
    build: [],
  },
};

const roomRules = Object.entries(rooms).flatMap(([house, plan]) =>
  Object.entries(plan).map(([room, below]) =>
    forbid(
      `${house}/${room} stands on ${below.join(', ') || 'nothing'}`,
      'Each room stands above what it uses (see the READMEs).',
      { path: `^${house}/${room}/` },
      { path: `^${house}/`, pathNot: [schema, ...[room, ...below].map((name) => `^${house}/${name}/`)] },
    ),
  ),
);

export const layerRules = [
  ...roomRules,
  forbid(
    'tables-know-tables-alone',
    'An entity speaks of other tables, and of the types of their values.',
    { path: schema },
    {
      path: '^backend/src/',
      pathNot: [
        schema,
        '^backend/src/platform/persistence/columns[.]ts$',
        '^backend/src/features/[^/]+/domain/',
      ],
    },
  ),
  forbid(
    'tables-are-listed-and-nothing-else',
    'Statements know the tables by the list of all of them.',
    { path: '^backend/src/', pathNot: [schema, '^backend/src/platform/persistence/shop-database[.]ts$'] },
    { path: schema },
  ),
  forbid(
    'no-cycles',
    'Parts that need each other are one part, or one of them needs a port.',
    {},
    { circular: true },
  ),
  forbid(
    'no-unresolved',
    'An import that leads nowhere is seen by no other rule. The address of a file is found by the build.',
    {},
    { couldNotResolve: true, pathNot: '[?]url$' },
  ),
  forbid(
    'domain-is-pure',
    'A domain reaches its own domain, shared/ and the pure rules of contracts.',
    { path: `${feature}/domain/` },
    {
      pathNot: [
        '^backend/src/features/$1/domain/',
        '^backend/src/shared/',
        '^contracts/src/rules/',
        '^contracts/src/errors[.]ts$',
      ],
    },
  ),
  forbid(
    'application-stays-inside',
    'Use cases reach their own domain and ports, contracts, and other features only through their application. Of Nest they bear @Injectable alone.',
    { path: `${feature}/application/` },
    {
      dependencyTypesNot: ['core'],
      pathNot: [
        '^backend/src/features/$1/(domain|application)/',
        '^backend/src/features/[^/]+/application/',
        '^backend/src/shared/',
        '^contracts/src/',
        '^node_modules/@nestjs/common/',
      ],
    },
  ),
  forbid(
    'adapters-serve-their-own-feature',
    'An adapter reaches the application and domain of its own feature.',
    { path: `${feature}/adapters/`, pathNot: schema },
    { path: '^backend/src/features/', pathNot: '^backend/src/features/$1/' },
  ),
  forbid(
    'http-never-meets-postgres',
    'What a request says and how a row looks change apart; they meet in the application.',
    { path: `${feature}/adapters/http/` },
    { path: '^backend/src/features/[^/]+/adapters/postgres/', reachable: true },
  ),
  forbid(
    'postgres-never-meets-http',
    'What a request says and how a row looks change apart; they meet in the application.',
    { path: `${feature}/adapters/postgres/` },
    { path: '^backend/src/features/[^/]+/adapters/http/', reachable: true },
  ),
  forbid(
    'controllers-are-listed-only',
    'Nothing imports a controller but the module that lists an audience’s controllers.',
    { pathNot: wiring },
    { path: controller },
  ),
  forbid(
    'contracts-stand-alone',
    'Both sides use the contracts; they bring nothing but the validators along.',
    { path: '^contracts/src/' },
    { pathNot: ['^contracts/src/', validators] },
  ),
  forbid(
    'backend-and-frontend-meet-in-contracts',
    'The frontend knows the backend by its contracts.',
    { path: '^frontend/' },
    { path: '^(backend|infra|e2e)/' },
  ),
  forbid(
    'backend-imports-no-frontend',
    'The backend serves whoever speaks the contracts.',
    { path: '^backend/' },
    { path: '^(frontend|infra|e2e)/' },
  ),
  forbid(
    'staff-code-stays-at-the-desk',
    'What staff and referrers load never reaches a shopper; the pages and layouts of /admin are where it is shown.',
    { path: '^frontend/features/(?!desk/|referrer/)' },
    { path: '^frontend/features/(desk|referrer)/' },
  ),
  forbid(
    'desk-knows-no-referrer',
    'Referrers’ pages are built of the desk’s parts, not the other way round.',
    { path: '^frontend/features/desk/' },
    { path: '^frontend/features/referrer/' },
  ),
  forbid(
    'referrers-use-the-parts-alone',
    'A referrer’s page shows nothing of what staff see of an order.',
    { path: '^frontend/features/referrer/' },
    { path: '^frontend/features/desk/(?!parts/)' },
  ),
];

export const bundleRules = [
  forbid(
    'contracts-types-bring-no-validator',
    'Endpoints, views and rules go to the browser; class-validator does not.',
    {
      path: '^contracts/src/',
      pathNot: ['/requests[.]ts$', '^contracts/src/(validation|fields-request)[.]ts$'],
    },
    { path: validators, reachable: true },
  ),
  forbid(
    'pages-bring-no-validator',
    'class-validator weighs more than a page.',
    { path: '^frontend/', pathNot: '^frontend/vite' },
    { path: validators, reachable: true },
  ),
  forbid(
    'public-pages-bring-no-mantine',
    'Public pages have small components of their own; Mantine is for staff and referrers.',
    { path: ['^frontend/pages/', '^frontend/ui/'], pathNot: adminPages },
    { path: 'node_modules/@mantine/', reachable: true },
  ),
];
