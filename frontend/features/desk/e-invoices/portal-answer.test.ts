import { expect, test } from '@jest/globals';
import { answersInCells, answersInJson } from './portal-answer.ts';

const IRN = 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229';
const row = {
  number: 'DS/26-27/00042',
  irn: IRN,
  ackNo: '112010036563310',
  ackDay: '2026-11-08',
  qr: 'a.b.c',
};

test('the portal’s JSON is read as a list, as one, and out of what stands around it', () => {
  const answer = {
    AckNo: 112_010_036_563_310,
    AckDt: '2026-11-08 14:23:00',
    Irn: IRN,
    SignedQRCode: 'a.b.c',
  };
  const numbered = { ...answer, DocNo: 'DS/26-27/00042' };
  expect(answersInJson(JSON.stringify([numbered, numbered]))).toEqual([
    { row: 1, ...row },
    { row: 2, ...row },
  ]);
  expect(answersInJson(JSON.stringify({ Status: '1', Data: JSON.stringify(answer) }))).toEqual([
    { row: 1, ...row, number: '' },
  ]);
  const sent = { ...answer, DocDtls: { Typ: 'INV', No: 'DS/26-27/00042' } };
  expect(answersInJson(JSON.stringify({ result: [{ message: sent }] }))).toEqual([{ row: 1, ...row }]);
  expect(() => answersInJson('{"Status": "0"}')).toThrow('no-table');
  expect(() => answersInJson('Irn')).toThrow('unreadable');
});

test('a table is read under its heads, wherever they stand', () => {
  const heads = ['Sl. No', 'Ack No.', 'Ack Date', 'Doc No.', 'Doc Date', 'IRN', 'Signed QR Code'];
  const cells = [
    ['List of e-invoices'],
    [],
    heads,
    [
      1,
      112_010_036_563_310,
      '08/11/2026 14:23:00',
      'DS/26-27/00042',
      '08/11/2026',
      IRN.toUpperCase(),
      'a.b.c',
    ],
    [2, '', '', 'DS/26-27/00043', '08/11/2026', '', ''],
    ['', '', '', '', '', '', ''],
  ];
  expect(answersInCells(cells)).toEqual([
    { row: 4, ...row },
    { row: 5, number: 'DS/26-27/00043', irn: '', ackNo: '', ackDay: '', qr: '' },
  ]);
  expect(() => answersInCells([['Number', 'Day']])).toThrow('no-table');
  expect(() => answersInCells([heads])).toThrow('empty');
});
