import { cardsAsked, referenceCards } from '@evident/domain/references';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class CardsAskedDto extends queryFrom(cardsAsked) {}
export class ReferenceCardsDto extends dtoFrom(referenceCards) {}
