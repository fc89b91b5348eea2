import { describe, expect, test } from '@jest/globals';
import { fileKindOf } from './file-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('a file is known by its first bytes', () => {
  test.each([
    ['\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'picture'],
    ['\xFF\xD8\xFF\xE1 Exif', 'picture'],
    ['GIF89a\x01\0\x01\0', 'picture'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'picture'],
    ['\0\0\0\x1CftypavifAAAA', 'picture'],
    ['%PDF-1.7\n', 'document'],
  ])('%j is a %s', (start, kind) => {
    expect(fileKindOf(bytes(start))).toBe(kind);
  });

  test.each([
    '',
    '\xFF\xD8',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<?xml version="1.0"?><svg>',
    '<!doctype html><script>alert(1)</script>',
    'RIFF\x10\0\0\0WAVEfmt ',
    '\0\0\0\x18ftypheic',
    ' %PDF-1.7',
    'MZ\x90\0',
    'PK\x03\x04',
  ])('%j is nothing that is taken', (start) => {
    expect(fileKindOf(bytes(start))).toBeNull();
  });
});
