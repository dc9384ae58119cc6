import { insertedText, newCitedInsight, savedInsight, textToInsert } from '@evident/domain/cited-insights';
import { dtoFrom } from '../kernel/dto.ts';

export class NewCitedInsightDto extends dtoFrom(newCitedInsight) {}
export class SavedInsightDto extends dtoFrom(savedInsight) {}
export class TextToInsertDto extends dtoFrom(textToInsert) {}
export class InsertedTextDto extends dtoFrom(insertedText) {}
