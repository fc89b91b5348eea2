import { connect, type Socket } from 'node:net';

/** A connection that sends exactly these bytes, which no client would. */
export function open(origin: string, text: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  socket.on('error', () => undefined);
  return socket;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends these bytes and gives the first answer, whatever becomes of the connection then. */
export async function ask(origin: string, text: string): Promise<RawAnswer> {
  const socket = open(origin, text);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  const whole = () => {
    const [head = '', body = ''] = answer.split(/\r\n\r\n(?!HTTP)(.*)/s);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    return head.startsWith('HTTP') && length !== undefined && Buffer.byteLength(body) >= Number(length);
  };
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no whole answer: ${answer}`)), 10_000);
    const done = () => (clearTimeout(timer), resolve());
    socket.on('data', () => whole() && done());
    socket.once('close', done);
  });
  socket.destroy();
  return parse(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''));
}

function parse(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: rest.join('\r\n\r\n'),
  };
}

/** `GET` of an address exactly as it is spelt. */
export function get(origin: string, url: string, headers = ''): Promise<RawAnswer> {
  return ask(origin, `GET ${url} HTTP/1.1\r\nhost: shop.test\r\n${headers}\r\n`);
}
