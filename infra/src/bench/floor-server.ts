// The least that could be done: the shop's own bytes from plain node:http, and an order's rows by plain pg.
// Run as a process of its own: PORT, DATABASE_URL and RECORDED (a JSON file of `Recorded`) in the environment.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

import type { Recorded } from './recorded.ts';
import { listPlainly, PLAIN_LIST, PLAIN_LIST_OF_SOMEBODY } from './plain-list.ts';
import { placePlainly, PREPARED } from './plain-order.ts';

const recorded = JSON.parse(readFileSync(process.env['RECORDED'] ?? '', 'utf8')) as Recorded[];
const answers = new Map(
  recorded.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);
// As many connections as the shop's own pool.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 4 });

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) {
    response.writeHead(200, answer.headers).end(answer.body);
    return;
  }
  if (request.url?.startsWith(PLAIN_LIST)) {
    listPlainly(pool, request.url === PLAIN_LIST_OF_SOMEBODY).then(
      (page) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    const prepared = request.url?.endsWith(PREPARED) ?? false;
    placePlainly(pool, body, String(request.headers['x-forwarded-for']), prepared).then(
      (placed) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(placed)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
