import path from 'node:path';
import ts from 'typescript';

/** What a row is said to be: by each of its names (`name?` of what may be missing), the kind of value; null: nothing. */
export type Claim = Readonly<Record<string, string>> | null;

/** A call of `row`, `rows` or `run` of the database. */
export interface Call {
  /** From `backend/src` on: `features/…/file.ts:12`. */
  site: string;
  /** `parameter`: the row is a type parameter there, which only a caller knows. */
  claim: Claim | 'parameter';
}

const backend = path.resolve(import.meta.dirname, '../..');
const sources = path.join(backend, 'src');

/** What runs statements for all others calls itself. */
const THROUGH = ['platform/persistence/database.ts', 'platform/persistence/replica/replica-pool.ts'];

/** Every place of the backend's sources that runs a statement, with the row that it says to get. */
export function callsOfDatabase(): Call[] {
  const { config } = ts.readConfigFile(path.join(backend, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, backend);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const calls: Call[] = [];
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(`${sources}/`) || file.fileName.endsWith('.test.ts')) continue;
    if (THROUGH.some((own) => file.fileName.endsWith(own))) continue;
    const visit = (node: ts.Node): void => {
      const call = callIn(node, checker);
      if (call) {
        const { line } = file.getLineAndCharacterOfPosition(call.name.getStart());
        const site = `${path.relative(sources, file.fileName)}:${line + 1}`;
        calls.push({ site, claim: claimOf(call, checker) });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return calls;
}

interface DatabaseCall {
  name: ts.MemberName;
  node: ts.CallExpression;
}

function callIn(node: ts.Node, checker: ts.TypeChecker): DatabaseCall | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { name, expression } = node.expression;
  if (!['row', 'rows', 'run'].includes(name.text) || node.arguments.length !== 1) return null;
  const owner = checker.getTypeAtLocation(expression).symbol?.name ?? '';
  return ['Database', 'Reads', 'ReplicaConnection'].includes(owner) ? { name, node } : null;
}

/** The row of what the call promises. */
function claimOf({ name, node }: DatabaseCall, checker: ts.TypeChecker): Claim | 'parameter' {
  if (name.text === 'run') return null;
  const promised = checker.getAwaitedType(checker.getTypeAtLocation(node));
  if (!promised) return null;
  const [element] =
    name.text === 'rows' ? checker.getTypeArguments(promised as ts.TypeReference) : [promised];
  const row = element && checker.getNonNullableType(element);
  if (!row) return null;
  if (hasParameter(row)) return 'parameter';
  if (row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any | ts.TypeFlags.NonPrimitive)) return null;
  if (checker.getIndexInfosOfType(row).length > 0) return null;
  const properties = checker.getPropertiesOfType(row);
  if (properties.length === 0) return null;
  return Object.fromEntries(
    properties.map((property) => {
      const type = checker.getTypeOfSymbol(property);
      const isAny = type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any);
      const kind = isAny ? 'unknown' : kindOf(checker.getNonNullableType(type), checker);
      return [property.name + (property.flags & ts.SymbolFlags.Optional ? '?' : ''), kind];
    }),
  );
}

function hasParameter(type: ts.Type): boolean {
  if (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional))
    return true;
  return type.isUnionOrIntersection() && type.types.some(hasParameter);
}

/**
 * What the driver gives for such a value: `string`, `number`, `boolean`, an array of these, `Buffer`, `json`;
 * `string|number`: either; `unknown`: any.
 */
function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  const members = type.isUnion() ? type.types : [type];
  const flagged = (flags: ts.TypeFlags) => members.every((member) => member.flags & flags);
  if (flagged(ts.TypeFlags.StringLike)) return 'string';
  if (flagged(ts.TypeFlags.NumberLike)) return 'number';
  if (flagged(ts.TypeFlags.BooleanLike)) return 'boolean';
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const kind = element && kindOf(checker.getNonNullableType(element), checker);
    return kind && /^\w+$/.test(kind) && kind !== 'json' ? `${kind}[]` : 'json';
  }
  if (members.every((member) => ['Buffer', 'Uint8Array'].includes(member.symbol?.name ?? '')))
    return 'Buffer';
  if (type.isUnion()) return [...new Set(members.map((member) => kindOf(member, checker)))].join('|');
  if (type.symbol?.name === 'Date') return 'Date';
  return 'json';
}
