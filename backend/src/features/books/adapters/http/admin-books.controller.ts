import { Body, Controller } from '@nestjs/common';
import { closeBooks, readBooks, reopenBooks } from '@shop/contracts/books/endpoints';
import { CloseBooksRequest, ReopenBooksRequest } from '@shop/contracts/books/requests';
import type { BooksView } from '@shop/contracts/books/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { CloseBooks } from '../../application/close-books.ts';

@Controller()
export class AdminBooksController {
  constructor(private readonly books: CloseBooks) {}

  @Route(readBooks)
  @Needs('session.own')
  read(): Promise<BooksView> {
    return this.books.read();
  }

  @Route(closeBooks)
  @Needs('books.close')
  @NeedsPassword('books')
  close(@Body() { closedThrough }: CloseBooksRequest, @StaffActor() actor: StaffPerson): Promise<BooksView> {
    return this.books.close(closedThrough, actor);
  }

  @Route(reopenBooks)
  @Needs('books.close')
  @NeedsPassword('books')
  reopen(
    @Body() { closedThrough, reason }: ReopenBooksRequest,
    @StaffActor() actor: StaffPerson,
  ): Promise<BooksView> {
    return this.books.reopen(closedThrough, reason, actor);
  }
}
