import { recordStatements } from './record.ts';

const folder = process.env['STATEMENTS'];
if (folder) recordStatements(folder);
