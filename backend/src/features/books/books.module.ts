import { Module } from '@nestjs/common';
import { PostgresBooksRepository } from './adapters/postgres/postgres-books-repository.ts';
import { BooksRepository } from './application/books-repository.ts';
import { CloseBooks } from './application/close-books.ts';

@Module({
  providers: [{ provide: BooksRepository, useClass: PostgresBooksRepository }, CloseBooks],
  exports: [CloseBooks],
})
export class BooksModule {}
