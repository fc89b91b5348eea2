// Who may import whom: the house's walls (see the README at the root), in dependency-cruiser's words.
// `layerRules` see every import, types too. `bundleRules` see what remains at run time, and follow detours.

const feature = '^backend/src/features/([^/]+)';
const controller = String.raw`\.controller\.ts$`;
const wiring = ['^backend/src/audiences/[^/]+[.]module[.]ts$', '^backend/src/http/http[.]module[.]ts$'];
const adminPages = '^frontend/pages/admin/';
const validators = 'node_modules/class-(validator|transformer)/';

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

export const layerRules = [
  forbid(
    'no-cycles',
    'Parts that need each other are one part, or one of them needs a port.',
    {},
    { circular: true },
  ),
  forbid(
    'no-unresolved',
    'An import that leads nowhere is seen by no other rule.',
    {},
    { couldNotResolve: true },
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
    'Use cases reach their own domain and ports, contracts, and other features only through their application.',
    { path: `${feature}/application/` },
    {
      dependencyTypesNot: ['core'],
      pathNot: [
        '^backend/src/features/$1/(domain|application)/',
        '^backend/src/features/[^/]+/application/',
        '^backend/src/shared/',
        '^contracts/src/',
      ],
    },
  ),
  forbid(
    'adapters-serve-their-own-feature',
    'An adapter reaches the application and domain of its own feature.',
    { path: `${feature}/adapters/` },
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
    'shared-knows-no-feature',
    'What everybody uses uses nobody.',
    { path: '^backend/src/shared/' },
    { path: '^backend/src/', pathNot: '^backend/src/shared/' },
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
    'ui-has-no-data',
    'A primitive gets what it shows; it fetches nothing and knows no page.',
    { path: '^frontend/ui/' },
    { path: '^frontend/(api|features|pages|layouts|server)/' },
  ),
  forbid(
    'features-know-no-page',
    'Pages are made of features, not the other way round.',
    { path: '^frontend/(features|api|lib|ui)/' },
    { path: '^frontend/(pages|layouts)/' },
  ),
];

export const bundleRules = [
  forbid(
    'contracts-types-bring-no-validator',
    'Endpoints, views and rules go to the browser; class-validator does not.',
    { path: '^contracts/src/', pathNot: ['/requests[.]ts$', '^contracts/src/validation[.]ts$'] },
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
