/** A dashboard with the numbers of its charts, as the operations of REST answer them. */
export const DASHBOARD_WITH_FIGURES = `query ($dashboardId: ID!) {
  dashboard(dashboardId: $dashboardId) {
    id title shared own owner { id name } version createdAt updatedAt
    charts {
      id width height
      chart {
        title version project { id title }
        settings {
          view metric type items collapsedGroupIds hiddenItemIds by fieldId measure numberFieldId range { from to }
          filter { combinator fieldForms { id hidden operator values field { kind name fieldId type } } }
        }
        tags {
          groups {
            id title color tagBoardId tagBoardTitle values { highlights notes characters }
            tags { id title color values { highlights notes characters } }
          }
          total { highlights notes characters }
          untagged { highlights notes characters }
        }
        crosstab {
          by fieldId label columns { value label highlights } rows { id title color highlights counts }
        }
        coOccurrence { tags { id title color highlights } pairs { tagIds highlights } }
        noteFigures {
          by fieldId label numberLabel
          columns { value label notes numbers { count sum mean min max } }
          total { notes numbers { count sum mean min max } }
        }
        saturation { notes { id title day happened tags newTags totalTags } }
      }
    }
  }
}`;
